-- Other questionnaires: as many items as they have, and whether they ask about the twenty behaviours in their order.

alter table assessments drop constraint assessments_total_check;
alter table assessments add constraint assessments_total_check check (total >= 0);
alter table assessments add column instrument_behaviours text not null default 'twenty'
  check (instrument_behaviours in ('twenty', 'own'));

-- Which items counted, and which still did after the follow-up: a form may be gone when its result is read again. Empty in rows
-- of before, all of which answer the twenty behaviours.
alter table assessments add column counted_items jsonb;
alter table assessments add column remaining_items jsonb;
