// Reads the cookie of step 1 and tells the page that asked, and nobody else. The cookie stays for its minute: another tab
// may be about to read it.
const { name, origins } = document.querySelector('meta[name=frame]').dataset;
const parentOrigin = new URLSearchParams(location.search).get('origin');
const found = document.cookie.split('; ').includes(`${name}=here`);

if (origins.split(' ').includes(parentOrigin))
  parent.postMessage(found ? 'supported' : 'unsupported', parentOrigin);
