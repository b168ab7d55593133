// Sets a cookie with the SameSite value of the session cookie, then loads step 2 to read it. That shows whether this
// browser keeps cookies in iframes.
const { name, origins } = document.querySelector('meta[name=frame]').dataset;
const [asking] = location.ancestorOrigins ?? [];
const parentOrigin = asking ?? (document.referrer && new URL(document.referrer).origin);

if (origins.split(' ').includes(parentOrigin)) {
  // biome-ignore lint/suspicious/noDocumentCookie: this measures whether a plain cookie works
  document.cookie = `${name}=here; SameSite=Lax; max-age=60`;
  location.replace(`step2.html?${new URLSearchParams({ origin: parentOrigin })}`);
}
