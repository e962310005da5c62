-- By which a phone that opens its page anew knows the same file again, to go on where it stopped. It goes with the last byte.
alter table uploads add column content_mark text check (length(content_mark) = 43);
