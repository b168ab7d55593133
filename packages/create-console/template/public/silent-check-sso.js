// Hands the server's answer to the console: around the hidden frame of a silent sign-in, or behind its own window.
if (parent !== window) parent.postMessage(location.href, location.origin);
else {
  new BroadcastChannel('advantage.sign-in-answer').postMessage(location.href);
  history.replaceState(null, '', location.pathname);
  close();
}
