-- The written part of a result is a few kilobytes. Squeezing it took a third of the time of storing an assessment, and
-- it is squeezed again on its way to the phone.
alter table assessments alter analysis set storage external;
