// Tells the console whether this browser still has its session. The console asks every few seconds.
let known;

async function ask(client_id, origin, session_state) {
  const question = new URLSearchParams({ client_id, origin, session_state });
  const response = await fetch(`login-status-iframe.html/init?${question}`);
  if (response.status === 204) return 'unchanged';
  if (response.status === 403) return 'stranger';
  if (!response.ok) throw new Error('no answer');
  return response.text();
}

async function answerTo({ data, origin, source }) {
  const [client = '', session = ''] = data.split(' ');
  try {
    known = { session, state: await ask(client, origin, session) };
  } catch {
    // A backend that is briefly unavailable doesn't mean sign-out: the last known state of this session still applies.
    if (known?.session !== session) known = { session, state: 'error' };
  }
  if (['changed', 'unchanged', 'error'].includes(known.state)) source.postMessage(known.state, origin);
}

addEventListener('message', (event) => {
  if (event.source === parent && typeof event.data === 'string') answerTo(event);
});
