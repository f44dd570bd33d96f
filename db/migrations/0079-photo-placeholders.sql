-- What stands in a photo's place until its file is there: 16 pixels of it, as an address of their own.

alter table flight_photos add column placeholder text not null default ''
  constraint flight_photos_placeholder_is_tiny
  check (placeholder = '' or (placeholder like 'data:image/webp;base64,%' and length(placeholder) <= 2000));
