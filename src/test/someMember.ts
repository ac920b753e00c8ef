import type { Photo } from '../features/membership/storedPhoto';
import type { Member } from '../features/membership/registrationSlice';

/** A photo whose data is not a picture, but has the form of one. */
export function somePhoto(name = 'me.jpg'): Photo {
  return {
    name,
    type: 'image/jpeg',
    size: 3,
    width: 600,
    height: 600,
    dataUrl: 'data:image/jpeg;base64,/9j/',
  };
}

export function someMember(changes: Partial<Member> = {}): Member {
  return {
    firstName: 'Ana',
    lastName: 'Ruiz',
    email: 'ana@example.com',
    password: `$pbkdf2-sha256$i=600000$${'s'.repeat(22)}$${'h'.repeat(43)}`,
    photo: somePhoto(),
    ...changes,
  };
}
