import { Avatar } from '@mantine/core';

/** Told apart by eye. The letters have the colour of text, which reads well on the light shade of each. */
const COLOURS = ['blue', 'teal', 'grape', 'indigo', 'orange', 'cyan', 'pink', 'green', 'violet', 'red'] as const;

const LETTERS = { placeholder: { color: 'var(--mantine-color-text)' } };

/** Fetched when the row is scrolled to. */
const PICTURE = { loading: 'lazy', decoding: 'async' } as const;

interface PersonAvatarProps {
  /** `Surname, First name`. */
  fullname: string;
  /** The address of the photo as the row gives it; null for who has none, or whom the caller may not see. */
  avatar: string | null;
  /** The acronym of the office, whose colour the initials have. */
  office?: string | null | undefined;
  /** In pixels; up to 48 the small photo is sharp on any screen. */
  size: number;
}

/** A face, or the initials of first name and surname. */
export function PersonAvatar({ fullname, avatar, office, size }: PersonAvatarProps) {
  const [surname = '', given = ''] = fullname.split(', ');
  const name = `${given.split(' ')[0]} ${surname}`.trim();
  const color = office ? colourOf(office) : 'gray';
  return (
    <Avatar
      src={avatar && `${avatar}?small=true`}
      imageProps={PICTURE}
      name={name}
      color={color}
      styles={LETTERS}
      size={size}
      radius="xl"
      alt=""
      aria-hidden
    />
  );
}

function colourOf(office: string): string {
  const sum = [...office].reduce((all, letter) => (all * 31 + letter.codePointAt(0)!) % 1009, 7);
  return COLOURS[sum % COLOURS.length]!;
}
