import { type ConsolePage, useConsole } from '@advantage/console-kit/application';

const Balance = () => <p>{`The balance of ${useConsole().profile.username}`}</p>;

export const balancePage: ConsolePage = { name: 'balance', heading: 'Balance', component: Balance };
