import { Avatar } from '@mantine/core';

/** A face, or the initials of first name and surname out of `Surname, First name`. */
export function PersonAvatar({ fullname, avatar, size }: { fullname: string; avatar: string | null; size: number }) {
  const [surname = '', given = ''] = fullname.split(', ');
  return <Avatar src={avatar} name={`${given.split(' ')[0]} ${surname}`.trim()} size={size} radius="xl" alt="" aria-hidden />;
}
