import { createLucideIcon } from 'lucide-react';

/**
 * `@advantage/ui/icons`: the icons of the product, one by one. Use them with `Glyph` where every kilobyte counts;
 * everywhere else `Icon` takes their names.
 */
export {
  ArrowDown as arrowDown,
  ArrowDownToLine as toBottom,
  ArrowLeft as arrowLeft,
  ArrowLeftRight as transfer,
  ArrowRight as arrowRight,
  ArrowUp as arrowUp,
  ArrowUpDown as sort,
  ArrowUpToLine as toTop,
  Ban as ban,
  Bell as bell,
  Bookmark as bookmark,
  Building2 as building,
  Calendar as calendar,
  ChartLine as chart,
  Check as check,
  CheckCheck as checkCheck,
  ChevronDown as chevronDown,
  ChevronLeft as chevronLeft,
  ChevronRight as chevronRight,
  ChevronsUpDown as upDown,
  ChevronUp as chevronUp,
  Circle as circle,
  CircleCheck as checkCircle,
  CirclePause as pauseCircle,
  CircleQuestionMark as help,
  Clock as clock,
  CodeXml as code,
  Contrast as circleHalf,
  Copy as copy,
  CreditCard as card,
  Download as download,
  ExternalLink as external,
  Eye as eye,
  EyeOff as eyeOff,
  FileText as file,
  Flag as flag,
  Hash as hash,
  House as home,
  Inbox as inbox,
  Info as info,
  KeyRound as key,
  LayoutDashboard as dashboard,
  Link as link,
  List as list,
  ListFilter as filter,
  Lock as lock,
  LogOut as logout,
  Mail as mail,
  MapPin as pin,
  Menu as menu,
  Minus as minus,
  Pause as pause,
  Pencil as edit,
  Phone as phone,
  Play as play,
  Plus as plus,
  RotateCw as retry,
  Search as search,
  Send as send,
  ShieldCheck as shieldCheck,
  SlidersHorizontal as sliders,
  Star as star,
  Tag as tag,
  Trash2 as trash,
  TriangleAlert as alert,
  Undo2 as undo,
  UserRound as user,
  UserRoundCheck as userCheck,
  UsersRound as users,
  Wallet as wallet,
  WifiOff as offline,
  X as x,
  Zap as bolt,
} from 'lucide-react';

/** Dots as one line of dots instead of a circle each: a long list has both in every row. */
const dots = (d: string) =>
  [['path', { d, strokeWidth: 3.75, key: 'dots' }]] satisfies Parameters<typeof createLucideIcon>[1];

/** For the handle of what can be dragged. */
export const grip = /* @__PURE__ */ createLucideIcon(
  'grip',
  /* @__PURE__ */ dots('M9 5h.01M9 12h.01M9 19h.01M15 5h.01M15 12h.01M15 19h.01'),
);

/** For a menu of further actions. */
export const more = /* @__PURE__ */ createLucideIcon(
  'more',
  /* @__PURE__ */ dots('M5 12h.01M12 12h.01M19 12h.01'),
);
