// Leaves a cookie as the session's own and goes on to read it: that shows whether this browser keeps cookies in frames.
const { name, origins } = document.querySelector('meta[name=frame]').dataset;
const [asking] = location.ancestorOrigins ?? [];
const parentOrigin = asking ?? (document.referrer && new URL(document.referrer).origin);

if (origins.split(' ').includes(parentOrigin)) {
  // biome-ignore lint/suspicious/noDocumentCookie: a plain cookie is what is measured here
  document.cookie = `${name}=here; SameSite=Lax; max-age=60`;
  location.replace(`step2.html?${new URLSearchParams({ origin: parentOrigin })}`);
}
