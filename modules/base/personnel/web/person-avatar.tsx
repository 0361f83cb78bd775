import { Avatar } from '@mantine/core';

/** Told apart by eye. The letters have the colour of text, which reads well on the light shade of each. */
const COLOURS = ['blue', 'teal', 'grape', 'indigo', 'orange', 'cyan', 'pink', 'green', 'violet', 'red'] as const;

const LETTERS = { placeholder: { color: 'var(--mantine-color-text)' } };

interface PersonAvatarProps {
  /** `Surname, First name`. */
  fullname: string;
  avatar: string | null;
  /** The acronym of the office, whose colour the initials have. */
  office?: string | null | undefined;
  size: number;
}

/** A face, or the initials of first name and surname. */
export function PersonAvatar({ fullname, avatar, office, size }: PersonAvatarProps) {
  const [surname = '', given = ''] = fullname.split(', ');
  const name = `${given.split(' ')[0]} ${surname}`.trim();
  const color = office ? colourOf(office) : 'gray';
  return <Avatar src={avatar} name={name} color={color} styles={LETTERS} size={size} radius="xl" alt="" aria-hidden />;
}

function colourOf(office: string): string {
  const sum = [...office].reduce((all, letter) => (all * 31 + letter.codePointAt(0)!) % 1009, 7);
  return COLOURS[sum % COLOURS.length]!;
}
