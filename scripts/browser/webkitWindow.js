// A window of WebKitGTK for WebDriver, run by Debian's gjs. MiniBrowser's would be as wide as its toolbar, and its
// private sessions never print console messages; this one prints all of them, in all frames, from the first script on.
import Gtk from 'gi://Gtk?version=3.0';
import WebKit from 'gi://WebKit2?version=4.1';

Gtk.init(null);
const context = new WebKit.WebContext();
const settings = new WebKit.Settings({ enable_write_console_messages_to_stdout: true });

function createView() {
  const view = new WebKit.WebView({ web_context: context, settings, is_controlled_by_automation: true });
  const window = new Gtk.Window({ default_width: 1600, default_height: 900 });
  window.add(view);
  window.show_all();
  return view;
}

context.connect('automation-started', (_context, session) => {
  const information = new WebKit.ApplicationInfo();
  information.set_name('WebKitGTK');
  session.set_application_info(information);
  session.connect('create-web-view', createView);
});
context.set_automation_allowed(true);
Gtk.main();
