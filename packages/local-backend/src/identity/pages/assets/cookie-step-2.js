// Reads the cookie of step 1 and posts the result only to the page that asked. Doesn't delete the cookie, which expires
// after a minute: another tab may be about to read it.
const { name, origins } = document.querySelector('meta[name=frame]').dataset;
const parentOrigin = new URLSearchParams(location.search).get('origin');
const found = document.cookie.split('; ').includes(`${name}=here`);

if (origins.split(' ').includes(parentOrigin))
  parent.postMessage(found ? 'supported' : 'unsupported', parentOrigin);
