-- Chosen by the browser, so that a game whose first save is sent again, its answer lost, is not there twice.
alter table projects add column request_id uuid;
alter table projects add constraint projects_request unique (user_id, request_id);
