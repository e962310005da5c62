-- A server that remembers the key of a family saves a game in one statement, in place of asking for the key first. What it remembers
-- may be over: 'other key' stands for a family whose key is lost or another one, and then nothing is written.
create function change_project(
  family uuid, game uuid, new_name bytea, new_data bytea, new_bytes integer, at timestamptz,
  known_version integer, most_games integer, most_bytes integer, sealed_with bytea
)
returns table (result text, version integer, created_at timestamptz, saved_at timestamptz, ends_at timestamptz)
language plpgsql as $$
begin
  perform from users where id = family for no key update;
  if found and not exists (select from family_keys where user_id = family and wrapped = sealed_with) then
    return query select 'other key', null::integer, null::timestamptz, null::timestamptz, null::timestamptz;
    return;
  end if;
  return query select * from change_project(
    family, game, new_name, new_data, new_bytes, at, known_version, most_games, most_bytes);
end
$$;
