create schema documents;

create function documents.words_of(text) returns text[] language plpgsql immutable strict parallel safe as $$
begin
  return array(
    select case when word ~ '^[0-9]+$' then coalesce(nullif(ltrim(word, '0'), ''), '0') else left(word, 60) end
    from unnest(string_to_array(regexp_replace(kernel.plain($1), '[^[:alnum:]]+', ' ', 'g'), ' ')) as word
    where length(word) > 1 or word between '0' and '9');
end $$;
comment on function documents.words_of is 'The words of a text as they are searched: plain, without signs and single letters, numbers without leading zeros.';

create function documents.finds_words(term text) returns tsquery language sql immutable strict parallel safe
  return (select string_agg(case when word ~ '[0-9]' then word else word || ':*' end, ' & ')::tsquery from unnest(documents.words_of(term)) as word);
comment on function documents.finds_words is 'What finds texts with each word of a term, in any order: numbers whole, other words by their beginning. Null where it has no words.';

create function documents.finds_first(term text, frequent text[]) returns tsquery language sql immutable strict parallel safe
  return (
    select string_agg(case when word ~ '[0-9]' then word else word || ':*' end, ' & ')::tsquery from unnest(documents.words_of(term)) as word
    where not exists (select from unnest(frequent) as many where many = word or (word !~ '[0-9]' and many ^@ word)));
comment on function documents.finds_first is 'The same of those words of a term that find none of the words that many texts have: these the index finds slowly. Null where it has no others.';
