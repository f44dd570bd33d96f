-- the server's role owns no table, and so may not analyze one; what it fills by the thousand it searches at once
create function analyze_tables(variadic tables text[] default '{}') returns void
language plpgsql security definer set search_path = public, pg_temp as $$
begin
  -- without a name all of them
  execute 'analyze ' || coalesce((select string_agg(format('%I', name), ', ') from unnest(tables) name), '');
end
$$;
