import {
  ArrowDown,
  ArrowDownLeft,
  ArrowDownToLine,
  ArrowLeft,
  ArrowLeftRight,
  ArrowRight,
  ArrowUp,
  ArrowUpDown,
  ArrowUpToLine,
  Ban,
  Bell,
  Bookmark,
  BriefcaseBusiness,
  Building2,
  Calendar,
  ChartLine,
  Check,
  CheckCheck,
  ChevronDown,
  ChevronLeft,
  ChevronRight,
  ChevronsUpDown,
  ChevronUp,
  Circle,
  CircleCheck,
  CirclePause,
  CircleQuestionMark,
  Clock,
  CodeXml,
  Columns3,
  Contrast,
  Copy,
  CopyPlus,
  CreditCard,
  Download,
  ExternalLink,
  Eye,
  EyeOff,
  FileText,
  Flag,
  Handshake,
  Hash,
  Inbox,
  Info,
  Keyboard,
  KeyRound,
  LayoutDashboard,
  Link,
  List,
  ListChecks,
  ListFilter,
  Lock,
  LogOut,
  Mail,
  MapPin,
  Menu,
  MessageSquareQuote,
  Minus,
  Monitor,
  Moon,
  Pause,
  Pencil,
  Phone,
  Pin,
  PinOff,
  Play,
  Plus,
  RotateCw,
  Save,
  Search,
  Send,
  ShieldCheck,
  SlidersHorizontal,
  Sparkles,
  Star,
  Store,
  Sun,
  Tag,
  Trash2,
  TriangleAlert,
  Undo2,
  UserRound,
  UserRoundCheck,
  UsersRound,
  Wallet,
  WifiOff,
  X,
  Zap,
} from 'lucide';
import { createIcon, type IconShapes } from './createIcon.tsx';

/** Dots as one dotted line instead of a circle each: a long list has both icons in every row. */
const dots = (d: string): IconShapes => [['path', { d, strokeWidth: 3.75 }]];

/** A problem or a warning. */
export const AlertIcon = /* @__PURE__ */ createIcon(TriangleAlert);
/** Down: a descending sort, or moving one place down. */
export const ArrowDownIcon = /* @__PURE__ */ createIcon(ArrowDown);
/** Back. */
export const ArrowLeftIcon = /* @__PURE__ */ createIcon(ArrowLeft, { isDirectional: true });
/** Forward, or the outcome of something. */
export const ArrowRightIcon = /* @__PURE__ */ createIcon(ArrowRight, { isDirectional: true });
/** Up: an ascending sort, or moving one place up. */
export const ArrowUpIcon = /* @__PURE__ */ createIcon(ArrowUp);
/** Not allowed, not eligible. */
export const BanIcon = /* @__PURE__ */ createIcon(Ban);
/** Alerts and messages. */
export const BellIcon = /* @__PURE__ */ createIcon(Bell);
/** Available right now. */
export const BoltIcon = /* @__PURE__ */ createIcon(Zap);
/** Saved for later. */
export const BookmarkIcon = /* @__PURE__ */ createIcon(Bookmark);
/** Work, or a job. */
export const BriefcaseIcon = /* @__PURE__ */ createIcon(BriefcaseBusiness);
/** A company. */
export const BuildingIcon = /* @__PURE__ */ createIcon(Building2);
/** A date or a period. */
export const CalendarIcon = /* @__PURE__ */ createIcon(Calendar);
/** A payment card. */
export const CardIcon = /* @__PURE__ */ createIcon(CreditCard);
/** Statistics. */
export const ChartIcon = /* @__PURE__ */ createIcon(ChartLine);
/** Done and confirmed. */
export const CheckCheckIcon = /* @__PURE__ */ createIcon(CheckCheck);
/** A success. */
export const CheckCircleIcon = /* @__PURE__ */ createIcon(CircleCheck);
/** Chosen, done or correct. */
export const CheckIcon = /* @__PURE__ */ createIcon(Check);
/** Opens the content below. */
export const ChevronDownIcon = /* @__PURE__ */ createIcon(ChevronDown);
/** To a parent page, or the previous page. */
export const ChevronLeftIcon = /* @__PURE__ */ createIcon(ChevronLeft, { isDirectional: true });
/** To a child page, or the next page. */
export const ChevronRightIcon = /* @__PURE__ */ createIcon(ChevronRight, { isDirectional: true });
/** Closes the content below, or the previous entry. */
export const ChevronUpIcon = /* @__PURE__ */ createIcon(ChevronUp);
/** In progress. */
export const CircleHalfIcon = /* @__PURE__ */ createIcon(Contrast);
/** Not started. */
export const CircleIcon = /* @__PURE__ */ createIcon(Circle);
/** A time or a wait. */
export const ClockIcon = /* @__PURE__ */ createIcon(Clock);
/** Source code. */
export const CodeIcon = /* @__PURE__ */ createIcon(CodeXml);
/** The columns of a table. */
export const ColumnsIcon = /* @__PURE__ */ createIcon(Columns3);
/** Copies to the clipboard. */
export const CopyIcon = /* @__PURE__ */ createIcon(Copy);
/** A dashboard. */
export const DashboardIcon = /* @__PURE__ */ createIcon(LayoutDashboard);
/** Downloads a file. */
export const DownloadIcon = /* @__PURE__ */ createIcon(Download);
/** Duplicates an item. */
export const DuplicateIcon = /* @__PURE__ */ createIcon(CopyPlus);
/** Edits an item. */
export const EditIcon = /* @__PURE__ */ createIcon(Pencil);
/** Opens another site. */
export const ExternalIcon = /* @__PURE__ */ createIcon(ExternalLink, { isDirectional: true });
/** Shows hidden content. */
export const EyeIcon = /* @__PURE__ */ createIcon(Eye);
/** Hides visible content. */
export const EyeOffIcon = /* @__PURE__ */ createIcon(EyeOff);
/** A document. */
export const FileIcon = /* @__PURE__ */ createIcon(FileText);
/** Filters a list. */
export const FilterIcon = /* @__PURE__ */ createIcon(ListFilter);
/** A feature flag. */
export const FlagIcon = /* @__PURE__ */ createIcon(Flag);
/** A drag handle. */
export const GripIcon = /* @__PURE__ */ createIcon(
  /* @__PURE__ */ dots('M9 5h.01M9 12h.01M9 19h.01M15 5h.01M15 12h.01M15 19h.01'),
);
/** A closed deal. */
export const HandshakeIcon = /* @__PURE__ */ createIcon(Handshake);
/** A number or a position. */
export const HashIcon = /* @__PURE__ */ createIcon(Hash);
/** Help, or unknown. */
export const HelpIcon = /* @__PURE__ */ createIcon(CircleQuestionMark);
/** Received items, or an empty list. */
export const InboxIcon = /* @__PURE__ */ createIcon(Inbox);
/** On its way here. */
export const IncomingIcon = /* @__PURE__ */ createIcon(ArrowDownLeft, { isDirectional: true });
/** More information. */
export const InfoIcon = /* @__PURE__ */ createIcon(Info);
/** A key or a password. */
export const KeyIcon = /* @__PURE__ */ createIcon(KeyRound);
/** Keys to press. */
export const KeyboardIcon = /* @__PURE__ */ createIcon(Keyboard);
/** A link or an address. */
export const LinkIcon = /* @__PURE__ */ createIcon(Link);
/** A list. */
export const ListIcon = /* @__PURE__ */ createIcon(List, { isDirectional: true });
/** Several rows are selected, or can be. */
export const ListChecksIcon = /* @__PURE__ */ createIcon(ListChecks);
/** Locked or not visible. */
export const LockIcon = /* @__PURE__ */ createIcon(Lock);
/** Signs out. */
export const LogoutIcon = /* @__PURE__ */ createIcon(LogOut, { isDirectional: true });
/** An email address. */
export const MailIcon = /* @__PURE__ */ createIcon(Mail);
/** Opens the navigation. */
export const MenuIcon = /* @__PURE__ */ createIcon(Menu);
/** Removes an item, or marks a partial selection. */
export const MinusIcon = /* @__PURE__ */ createIcon(Minus);
/** A color mode that follows the device. */
export const MonitorIcon = /* @__PURE__ */ createIcon(Monitor);
/** Dark mode. */
export const MoonIcon = /* @__PURE__ */ createIcon(Moon);
/** A menu with more actions. */
export const MoreIcon = /* @__PURE__ */ createIcon(/* @__PURE__ */ dots('M5 12h.01M12 12h.01M19 12h.01'));
/** No connection. */
export const OfflineIcon = /* @__PURE__ */ createIcon(WifiOff);
/** On hold. */
export const PauseCircleIcon = /* @__PURE__ */ createIcon(CirclePause);
/** Pauses. */
export const PauseIcon = /* @__PURE__ */ createIcon(Pause);
/** A phone number or a call. */
export const PhoneIcon = /* @__PURE__ */ createIcon(Phone);
/** A place. */
export const PinIcon = /* @__PURE__ */ createIcon(MapPin);
/** Pins a column to the edge. */
export const PinColumnIcon = /* @__PURE__ */ createIcon(Pin);
/** Continues. */
export const PlayIcon = /* @__PURE__ */ createIcon(Play);
/** Adds an item. */
export const PlusIcon = /* @__PURE__ */ createIcon(Plus);
/** Tries again. */
export const RetryIcon = /* @__PURE__ */ createIcon(RotateCw);
/** A review. */
export const ReviewIcon = /* @__PURE__ */ createIcon(MessageSquareQuote);
/** Saves changes. */
export const SaveIcon = /* @__PURE__ */ createIcon(Save);
/** Searches. */
export const SearchIcon = /* @__PURE__ */ createIcon(Search);
/** Sends, or was sent. */
export const SendIcon = /* @__PURE__ */ createIcon(Send, { isDirectional: true });
/** Secured or protected. */
export const ShieldCheckIcon = /* @__PURE__ */ createIcon(ShieldCheck);
/** Settings. */
export const SlidersIcon = /* @__PURE__ */ createIcon(SlidersHorizontal);
/** Sorts. */
export const SortIcon = /* @__PURE__ */ createIcon(ArrowUpDown);
/** New features. */
export const SparklesIcon = /* @__PURE__ */ createIcon(Sparkles);
/** A favorite. */
export const StarIcon = /* @__PURE__ */ createIcon(Star);
/** A shop. */
export const StoreIcon = /* @__PURE__ */ createIcon(Store);
/** Light mode. */
export const SunIcon = /* @__PURE__ */ createIcon(Sun);
/** A label, a category or a price. */
export const TagIcon = /* @__PURE__ */ createIcon(Tag);
/** Moves to the end. */
export const ToBottomIcon = /* @__PURE__ */ createIcon(ArrowDownToLine);
/** Moves to the start. */
export const ToTopIcon = /* @__PURE__ */ createIcon(ArrowUpToLine);
/** Handed over to someone else. */
export const TransferIcon = /* @__PURE__ */ createIcon(ArrowLeftRight);
/** Deletes. */
export const TrashIcon = /* @__PURE__ */ createIcon(Trash2);
/** Undoes the last change. */
export const UndoIcon = /* @__PURE__ */ createIcon(Undo2, { isDirectional: true });
/** Unpins a column. */
export const UnpinColumnIcon = /* @__PURE__ */ createIcon(PinOff);
/** Opens a list of options. */
export const UpDownIcon = /* @__PURE__ */ createIcon(ChevronsUpDown);
/** Assigned to a person. */
export const UserCheckIcon = /* @__PURE__ */ createIcon(UserRoundCheck);
/** A person. */
export const UserIcon = /* @__PURE__ */ createIcon(UserRound);
/** Several people. */
export const UsersIcon = /* @__PURE__ */ createIcon(UsersRound);
/** Money spent. */
export const WalletIcon = /* @__PURE__ */ createIcon(Wallet);
/** Closes or clears. */
export const XIcon = /* @__PURE__ */ createIcon(X);
