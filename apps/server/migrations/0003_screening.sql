-- Screenings: what a family answered, what followed from it, and the words it was told in.
--
-- A row is never worked out again: rules and sentences may change, a result that was read may not.

create table assessments (
  id uuid primary key,
  user_id uuid not null references users on delete cascade,
  child_id uuid references children on delete set null,
  -- Chosen by the browser before it asks, so that asking again after a lost answer finds this row.
  attempt_id uuid,
  completed_at timestamptz not null,
  instrument_id text not null,
  instrument_version text not null,
  instrument_official boolean not null,
  template_version text not null,
  language text not null,
  -- [{"questionId": 1, "answer": "yes"}, …], all twenty in order.
  answers jsonb not null,
  -- The optional questions; one that was skipped is absent.
  extra jsonb not null,
  birth_month text,
  -- On the day of the answers; empty when the birth month was skipped.
  age_months integer,
  age_applies boolean,
  total integer not null check (total between 0 and 20),
  band text not null check (band in ('low', 'medium', 'high')),
  outcome text not null check (outcome in ('few_signs', 'follow_up_due', 'see_doctor')),
  -- Items that still count after the follow-up questions; empty before them.
  remaining integer check (remaining between 0 and total),
  rescreen_month text,
  analysis text not null,
  -- Two requests of one attempt at once: this lets one of them store it.
  constraint assessments_attempt unique (attempt_id, user_id)
);

create index assessments_newest on assessments (user_id, completed_at desc, id desc);
create index assessments_of_child on assessments (child_id);

-- Stores one screening in one round trip, or says why it does not. `given` holds the columns of `assessments` but the
-- child, which is `named_child` if the family named one, else its first, else a new one. With a key the screening
-- counts as a try, see `count_try`; one that is not stored for whatever reason is not counted.
create function store_assessment(
  given jsonb, named_child uuid, new_child uuid, limit_key text, limit_seconds integer, limit_points integer
)
returns table (result text, stored_id uuid, stored_child uuid)
language plpgsql as $$
declare
  family constant uuid := given ->> 'user_id';
  now constant timestamptz := given ->> 'completed_at';
  month constant text := given ->> 'birth_month';
  known_month text;
begin
  -- One request of a family at a time: two of one attempt store one row, two first screenings make one child. Each
  -- statement below sees what the request before this one has committed.
  perform from users where id = family for no key update;

  -- By the attempt first, whoever's it is: the fence keeps a plan that was made while the table was empty from reading
  -- all of the family's rows instead, which it would go on doing until the first statistics.
  select same.id, same.child_id into stored_id, stored_child
  from (select * from assessments where attempt_id = (given ->> 'attempt_id')::uuid offset 0) as same
  where same.user_id = family;
  if found then
    return query select 'stored before', stored_id, stored_child;
    return;
  end if;

  select id, birth_month into stored_child, known_month from children
  where user_id = family and (named_child is null or id = named_child)
  order by created_at, id limit 1;
  if named_child is not null and stored_child is null then
    return query select 'no such child', null::uuid, null::uuid;
    return;
  end if;

  if limit_key is not null then
    perform from count_try(limit_key, 1, now, limit_seconds, limit_points, null, null, false);
    if not found then
      return query select 'too many', null::uuid, null::uuid;
      return;
    end if;
  end if;

  if stored_child is null then
    stored_child := new_child;
    insert into children (id, user_id, birth_month, created_at) values (new_child, family, month, now);
  elsif named_child is null and known_month is null and month is not null then
    update children set birth_month = month where id = stored_child;
  end if;

  insert into assessments
  select * from jsonb_populate_record(null::assessments, given || jsonb_build_object('child_id', stored_child));
  return query select 'stored', (given ->> 'id')::uuid, stored_child;
end
$$;
