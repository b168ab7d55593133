// Enhancements of the sign-in page, which also works without them.
const element = (id) => document.getElementById(id);
const username = element('username');
const password = element('password');
const reveal = element('reveal');
const copy = element('copy');

element('people').addEventListener('submit', (event) => {
  event.preventDefault();
  username.value = event.submitter.value;
  password.value = copy.dataset.password;
  element('submit').focus();
});

reveal.hidden = false;
reveal.addEventListener('click', () => {
  const shows = password.type === 'password';
  password.type = shows ? 'text' : 'password';
  reveal.setAttribute('aria-pressed', String(shows));
});

copy.hidden = false;
copy.addEventListener('click', async () => {
  await navigator.clipboard.writeText(copy.dataset.password);
  const said = element('said');
  said.textContent = said.dataset.copied;
});
