// Passes the server's response to the console: to the page around this hidden frame, or to the console's own window.
if (parent !== window) parent.postMessage(location.href, location.origin);
else {
  new BroadcastChannel('advantage.sign-in-answer').postMessage(location.href);
  history.replaceState(null, '', location.pathname);
  close();
}
