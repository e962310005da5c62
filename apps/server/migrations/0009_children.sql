-- A child goes with all that was stored about it.
alter table assessments drop constraint assessments_child_id_fkey;
alter table assessments add constraint assessments_child_id_fkey foreign key (child_id) references children on delete cascade;

-- The same as before, but for whose child it is about. Named: that one; a month that it did not have yet is kept with it.
-- Not named: the family's only child, or a new one when there is none. Of several nobody knows which, unless just one
-- was born in the given month: then none is written down.
create or replace function store_assessment(
  given jsonb, named_child uuid, new_child uuid, limit_key text, limit_seconds integer, limit_points integer
)
returns table (result text, stored_id uuid, stored_child uuid)
language plpgsql as $$
declare
  family constant uuid := given ->> 'user_id';
  now constant timestamptz := given ->> 'completed_at';
  month constant text := given ->> 'birth_month';
  known_month text;
  has_children boolean;
begin
  perform from users where id = family for no key update;

  select same.id, same.child_id into stored_id, stored_child
  from (select * from assessments where attempt_id = (given ->> 'attempt_id')::uuid offset 0) as same
  where same.user_id = family;
  if found then
    return query select 'stored before', stored_id, stored_child;
    return;
  end if;

  select exists (select from children where user_id = family) into has_children;
  if named_child is not null then
    select id, birth_month into stored_child, known_month from children where user_id = family and id = named_child;
    if stored_child is null then
      return query select 'no such child', null::uuid, null::uuid;
      return;
    end if;
  elsif has_children then
    select min(id::text)::uuid, min(birth_month) into stored_child, known_month from (
      select id, birth_month from children
      where user_id = family
        and (birth_month = month or (select count(*) from children where user_id = family) = 1)
    ) as possible having count(*) = 1;
  end if;

  if limit_key is not null then
    perform from count_try(limit_key, 1, now, limit_seconds, limit_points, null, null, false);
    if not found then
      return query select 'too many', null::uuid, null::uuid;
      return;
    end if;
  end if;

  if not has_children then
    stored_child := new_child;
    insert into children (id, user_id, birth_month, created_at) values (new_child, family, month, now);
  elsif stored_child is not null and known_month is null and month is not null then
    update children set birth_month = month where id = stored_child;
  end if;

  insert into assessments
  select * from jsonb_populate_record(null::assessments, given || jsonb_build_object('child_id', stored_child));
  return query select 'stored', (given ->> 'id')::uuid, stored_child;
end
$$;
