-- Games and their names are sealed under the key of their family, like its answers, and so are the ticks of next steps. Rows of
-- before stay as they are until a running server has sealed them.
alter table projects
  add column sealed_name bytea,
  -- Packed before it is sealed: what is sealed cannot be packed any more.
  add column sealed_data bytea,
  alter column sealed_data set storage external,
  alter column name drop not null,
  alter column data drop not null,
  add constraint projects_sealed_or_plain check (
    (sealed_name is null) = (sealed_data is null)
    and (sealed_name is null) = (name is not null)
    and (sealed_name is null) = (data is not null)
  );

create index projects_plain on projects (id) where sealed_name is null;

alter table assessments
  add column sealed_steps bytea,
  add constraint assessments_steps_sealed_or_plain check (sealed_steps is null or done_steps is null);

create index assessments_plain_steps on assessments (id) where done_steps is not null;

create or replace function family_key(family uuid, fresh bytea) returns bytea
language plpgsql as $$
declare
  found_key bytea;
begin
  select wrapped into found_key from family_keys where user_id = family;
  if found then
    return found_key;
  end if;
  if exists (select from assessments where user_id = family and (sealed_facts is not null or sealed_steps is not null))
    or exists (select from children where user_id = family and sealed is not null)
    or exists (select from model_texts where user_id = family and sealed is not null)
    or exists (select from projects where user_id = family and sealed_name is not null) then
    return null;
  end if;
  insert into family_keys (user_id, wrapped) values (family, fresh) on conflict (user_id) do nothing;
  -- Another process may have been first.
  select wrapped into found_key from family_keys where user_id = family;
  return found_key;
end
$$;

drop function change_project(uuid, uuid, text, text, integer, timestamptz, integer, integer, integer);

-- As before, with what is sealed. Whether a conflict is none, because both devices say the same, is for the caller to see: no two
-- seals of one game are alike.
create function change_project(
  family uuid, game uuid, new_name bytea, new_data bytea, new_bytes integer, at timestamptz,
  known_version integer, most_games integer, most_bytes integer
)
-- 'changed', 'no family', 'no game', 'conflict' (another device saved), 'too many'. Of the game only with the first.
returns table (result text, version integer, created_at timestamptz, saved_at timestamptz, ends_at timestamptz)
language plpgsql as $$
declare
  there record;
  others record;
begin
  perform from users where id = family for no key update;
  if not found then
    return query select 'no family', null::integer, null::timestamptz, null::timestamptz, null::timestamptz;
    return;
  end if;

  select kept.version, kept.created_at, kept.version <> known_version as is_newer into there
  from projects as kept where kept.user_id = family and kept.id = game;
  if not found then
    return query select 'no game', null::integer, null::timestamptz, null::timestamptz, null::timestamptz;
    return;
  end if;
  if there.is_newer then
    return query select 'conflict', null::integer, null::timestamptz, null::timestamptz, null::timestamptz;
    return;
  end if;

  select count(*) as games, coalesce(sum(size_bytes), 0) as bytes into others
  from projects as kept where kept.user_id = family and kept.id <> game;
  if others.games >= most_games or others.bytes + new_bytes > most_bytes then
    return query select 'too many', null::integer, null::timestamptz, null::timestamptz, null::timestamptz;
    return;
  end if;

  update projects as kept
  set sealed_name = new_name, sealed_data = new_data, name = null, data = null, size_bytes = new_bytes, saved_at = at,
    version = kept.version + 1
  where kept.user_id = family and kept.id = game;
  return query select 'changed', there.version + 1, there.created_at, at, (
    select shares.ends_at from project_shares as shares
    where shares.project_id = game and shares.user_id = family and shares.ends_at > at);
end
$$;
