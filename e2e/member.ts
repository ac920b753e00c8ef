/**
 * A record as registering stores it. The photo is the smallest JPEG there is; nothing on the tested pages measures it.
 */
export const member = {
  firstName: 'Ana',
  lastName: 'Ruiz',
  email: 'ana@example.com',
  password: `$pbkdf2-sha256$i=600000$${'s'.repeat(22)}$${'h'.repeat(43)}`,
  photo: {
    name: 'me.jpg',
    type: 'image/jpeg',
    size: 125,
    width: 600,
    height: 600,
    dataUrl:
      'data:image/jpeg;base64,/9j/2wBDAAMCAgICAgMCAgIDAwMDBAYEBAQEBAgGBgUGCQgKCgkICQkKDA8MCgsOCwkJDRENDg8QEBEQCgwSExIQEw8QEBD/yQALCAABAAEBAREA/8wABgAQEAX/2gAIAQEAAD8A0s8g/9k=',
  },
};
