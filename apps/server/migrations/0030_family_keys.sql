-- What families tell is sealed under a key of their account. The keys stand here, wrapped with a key that the database does not
-- hold; this table is backed up apart from the rest. Without its row nothing of the family can be read again, in no copy.
create table family_keys (
  user_id uuid primary key references users on delete cascade,
  wrapped bytea not null
);

-- Gives the key of a family, which is made of `fresh` when it has none yet; null when it has sealed rows and no key: another
-- key would make them unreadable for good, even once the lost one is found.
create function family_key(family uuid, fresh bytea) returns bytea
language plpgsql as $$
declare
  found_key bytea;
begin
  select wrapped into found_key from family_keys where user_id = family;
  if found then
    return found_key;
  end if;
  if exists (select from assessments where user_id = family and sealed_facts is not null)
    or exists (select from children where user_id = family and sealed is not null)
    or exists (select from model_texts where user_id = family and sealed is not null) then
    return null;
  end if;
  insert into family_keys (user_id, wrapped) values (family, fresh) on conflict (user_id) do nothing;
  -- Another process may have been first.
  select wrapped into found_key from family_keys where user_id = family;
  return found_key;
end
$$;

-- `sealed_facts`: extra, counted_items, remaining_items. `sealed_texts`: answers, analysis. A row has both or neither.
alter table assessments
  add column sealed_facts bytea,
  add column sealed_texts bytea,
  alter column sealed_texts set storage external,
  alter column answers drop not null,
  alter column extra drop not null,
  alter column analysis drop not null,
  add constraint assessments_sealed_or_plain check (
    (sealed_facts is null) = (sealed_texts is null)
    and (sealed_facts is null) = (answers is not null)
    and (sealed_facts is null) = (extra is not null)
    and (sealed_facts is null) = (analysis is not null)
    and (sealed_facts is null or (counted_items is null and remaining_items is null))
  );

create index assessments_plain on assessments (id) where sealed_facts is null;

alter table follow_ups
  add column sealed bytea,
  alter column answers drop not null,
  add constraint follow_ups_sealed_or_plain check ((sealed is null) = (answers is not null));

-- Nickname and weeks early; the month of birth stays readable, by which a screening finds its child.
alter table children
  add column sealed bytea,
  add constraint children_sealed_or_plain check (sealed is null or (nickname is null and weeks_early is null));

alter table model_texts
  add column sealed bytea,
  alter column sealed set storage external,
  alter column analysis drop not null,
  add constraint model_texts_sealed_or_plain check ((sealed is null) = (analysis is not null));
