// Runs inside the hidden frame of a silent sign-in: hands the server's answer to the console around it.
parent.postMessage(location.href, location.origin);
