-- The district that the family chose, so that a link opens the paper with the place that it shows. Empty without a choice.

alter table report_shares add column district text;
