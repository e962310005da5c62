-- Which steps of a result a family has ticked as done: the id of the step, and when; empty until the first tick. It changes
-- no result and is sent to nobody.

alter table assessments add column done_steps jsonb;
