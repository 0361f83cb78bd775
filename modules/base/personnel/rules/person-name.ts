interface Name {
  surname: string;
  first_name: string;
}

/**
 * Surname and first name as they are kept; null where there is neither. A person of one name has it as surname, wherever it was typed, so
 * that it sorts and is shown by it alone.
 */
export function settleName({ surname, first_name: firstName }: Name): Name | null {
  if (surname !== '') return { surname, first_name: firstName };
  return firstName === '' ? null : { surname: firstName, first_name: '' };
}

export const NO_NAME = 'Enter the surname, or the one name of a person who has no other.';
