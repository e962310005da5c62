-- For which ages a form is made is kept with each result: the form may not be loaded any more when its advice is read.
-- Empty in rows of before, all of which answer questions for 16 to 30 months or a form that still says its ages.

alter table assessments add column ages_from smallint, add column ages_to smallint;
