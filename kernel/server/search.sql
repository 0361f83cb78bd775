-- How text is searched for: stands before all tables, whose columns and indexes use it.

create extension if not exists btree_gist;
create extension if not exists pg_trgm;
create extension if not exists unaccent;

create schema kernel;

-- Not in SQL: unaccent calls itself stable, so PostgreSQL would not inline it, and starting an SQL function for each row takes twice as long.
create function kernel.plain(text) returns text language plpgsql immutable strict parallel safe as $$
begin
  return lower(public.unaccent('public.unaccent'::regdictionary, $1));
end $$;
comment on function kernel.plain is 'Text as people search for it: no accents, Ñ as n, lower case.';

create function kernel.squeezed(text) returns text language sql immutable strict parallel safe
  return regexp_replace(kernel.plain($1), '[^[:alnum:]]+', '', 'g');
comment on function kernel.squeezed is 'Plain text without blanks and signs: De la Cruz, Dela-Cruz and Delacruz are all delacruz.';

create function kernel.plain_names(text) returns text language sql immutable strict parallel safe
  return kernel.plain($1) || ' ' || kernel.squeezed($1);
comment on function kernel.plain_names is 'Text in which a person is searched by name: hyphens, blanks and the blanks of particles make no difference.';

create function kernel.pattern_of(word text) returns text language sql immutable strict parallel safe
  return '%' || regexp_replace(kernel.plain(word), '([\\%_])', '\\\1', 'g') || '%';
comment on function kernel.pattern_of is 'The LIKE pattern that finds a word anywhere in plain text.';
