const dollars = /* @__PURE__ */ new Intl.NumberFormat('en-US', {
  style: 'currency',
  currency: 'USD',
  trailingZeroDisplay: 'stripIfInteger',
});

/** Dollars: '$30', '$27.50' (D-14). */
export const moneyWords = (value: number) => dollars.format(value);

/** A number with what it counts: '1 employee', '12 employees'. */
export const countWords = (value: number, one: string, many = `${one}s`) =>
  `${value.toLocaleString('en-US')} ${value === 1 ? one : many}`;
