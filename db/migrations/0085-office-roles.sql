-- Who may what in the back office. Whoever could open it until now may everything.

create table office_role_grants (
  user_id integer not null references users,
  role text not null check (role in ('support', 'finance', 'trust-and-safety', 'content', 'owner')),
  -- null: the operator, at the server
  granted_by_id integer references users,
  granted_at timestamptz not null,
  primary key (user_id, role)
);

insert into office_role_grants (user_id, role, granted_at)
  select id, 'owner', created_at from users where is_admin;

-- users.is_admin says whether somebody has any role, whatever anybody writes into it
create function say_whether_admin() returns trigger language plpgsql as $$
begin
  new.is_admin := exists (select from office_role_grants where user_id = new.id);
  return new;
end $$;
create trigger is_admin_follows_the_grants before insert or update of is_admin on users
  for each row execute function say_whether_admin();

create function follow_grant() returns trigger language plpgsql as $$
begin
  update users set is_admin = is_admin where id = coalesce(new.user_id, old.user_id);
  return null;
end $$;
create trigger grants_say_who_is_admin after insert or delete on office_role_grants
  for each row execute function follow_grant();
create trigger grants_are_given_and_taken before update on office_role_grants
  for each row execute function refuse_change();
