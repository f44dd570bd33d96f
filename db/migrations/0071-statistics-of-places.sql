-- the server's role owns no table, and so may not analyze one; these it fills at its start, and searches them at once
create function analyze_places() returns void language plpgsql security definer set search_path = public, pg_temp as $$
begin
  analyze towns, town_names, airports, runways;
end
$$;
