// Reads the cookie of step 1 and tells the page that asked, and nobody else.
const { name, origins } = document.querySelector('meta[name=frame]').dataset;
const parentOrigin = new URLSearchParams(location.search).get('origin');
const found = document.cookie.split('; ').includes(`${name}=here`);
// biome-ignore lint/suspicious/noDocumentCookie: a plain cookie is what is measured here
document.cookie = `${name}=; SameSite=Lax; max-age=0`;

if (origins.split(' ').includes(parentOrigin))
  parent.postMessage(found ? 'supported' : 'unsupported', parentOrigin);
