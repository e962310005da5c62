-- Who answered, when the family says so: two people may each answer about one child, and their answers are shown beside
-- each other, never added up.

alter table assessments add column answered_by text
  check (answered_by in ('mother', 'father', 'grandparent', 'other_family', 'someone_else'));
