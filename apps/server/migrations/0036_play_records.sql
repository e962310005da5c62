-- Play days and garden of a child, for families who agreed to it for this child. All of it is sealed under the key of the family.
create table play_records (
  child_id uuid primary key references children on delete cascade,
  user_id uuid not null references users on delete cascade,
  sealed bytea not null,
  updated_at timestamptz not null
);

create index play_records_of_user on play_records (user_id);

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
    or exists (select from projects where user_id = family and sealed_name is not null)
    or exists (select from play_records where user_id = family) then
    return null;
  end if;
  insert into family_keys (user_id, wrapped) values (family, fresh) on conflict (user_id) do nothing;
  -- Another process may have been first.
  select wrapped into found_key from family_keys where user_id = family;
  return found_key;
end
$$;
