-- Saves a game anew in one round trip: a phone saves after every pause in building. Until the end nobody else changes the
-- games of this family, and what is counted here is counted after the wait for that, not before.
create function change_project(
  family uuid, game uuid, new_name text, new_data text, new_bytes integer, at timestamptz,
  known_version integer, most_games integer, most_bytes integer
)
-- 'changed', 'same' (an earlier try was stored), 'no family', 'no game', 'conflict' (another device saved), 'too many'.
-- Of the game only with the first two.
returns table (result text, version integer, created_at timestamptz, saved_at timestamptz, ends_at timestamptz)
language plpgsql as $$
declare
  link_ends constant timestamptz := (
    select shares.ends_at from project_shares as shares
    where shares.project_id = game and shares.user_id = family and shares.ends_at > at);
  there record;
  others record;
begin
  perform from users where id = family for no key update;
  if not found then
    return query select 'no family', null::integer, null::timestamptz, null::timestamptz, null::timestamptz;
    return;
  end if;

  select kept.version, kept.created_at, kept.saved_at, kept.version <> known_version as is_newer into there
  from projects as kept where kept.user_id = family and kept.id = game;
  if not found then
    return query select 'no game', null::integer, null::timestamptz, null::timestamptz, null::timestamptz;
    return;
  end if;
  if there.is_newer then
    -- The answer to an earlier try was lost on its way: two devices that say the same do not disagree.
    perform from projects as kept
    where kept.user_id = family and kept.id = game and kept.name = new_name and kept.data::text = new_data;
    return query select case when found then 'same' else 'conflict' end, there.version, there.created_at, there.saved_at, link_ends;
    return;
  end if;

  select count(*) as games, coalesce(sum(size_bytes), 0) as bytes into others
  from projects as kept where kept.user_id = family and kept.id <> game;
  if others.games >= most_games or others.bytes + new_bytes > most_bytes then
    return query select 'too many', null::integer, null::timestamptz, null::timestamptz, null::timestamptz;
    return;
  end if;

  update projects as kept set name = new_name, data = new_data::json, size_bytes = new_bytes, saved_at = at, version = kept.version + 1
  where kept.user_id = family and kept.id = game;
  return query select 'changed', there.version + 1, there.created_at, at, link_ends;
end
$$;
