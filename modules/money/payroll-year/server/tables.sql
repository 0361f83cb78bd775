create schema payroll_year;

create table payroll_year.former_employer (
  personnel_id integer not null constraint former_pay_is_of_a_person references personnel.person,
  year smallint not null constraint year_of_former_pay_is_a_year check (year between 2000 and 2199),
  tin text not null constraint tin_of_former_employer_is_digits check (tin ~ '^\d{9}(\d{3}|\d{5})?$'),
  name text not null constraint former_employer_has_a_name check (trim(name) <> ''),
  address text not null default '',
  taxable bigint not null,
  benefits bigint not null,
  contributions bigint not null,
  other_exempt bigint not null,
  withheld bigint not null,
  entered_by integer not null constraint former_pay_is_entered_by_an_account references identity.account,
  entered_at timestamptz not null,
  constraint former_pay_is_entered_once_a_year primary key (personnel_id, year),
  constraint former_pay_is_not_negative check (least(taxable, benefits, contributions, other_exempt, withheld) >= 0)
);
create index former_pay_by_account on payroll_year.former_employer (entered_by);
comment on table payroll_year.former_employer is 'What a person had of a former employer in a year, in centavos, as its certificate (BIR Form 2316) says: taxable compensation, benefits that were exempt (box 34), contributions (36), other exempt pay (35, 37), and the tax withheld. The adjustment of December and the certificate of the year add it.';
select kernel.protect('payroll_year', 'former_employer');
