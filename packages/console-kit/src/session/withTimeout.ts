/** Thrown when a response doesn't arrive in time. */
export class TimeoutError extends Error {
  override readonly name = 'TimeoutError';
}

/** Timeout for responses from the sign-in server, in milliseconds. */
export const identityTimeout = 10_000;

/** Settles like `promise`, or rejects with `TimeoutError` after `identityTimeout`. */
export async function withTimeout<T>(promise: Promise<T>, message: string): Promise<T> {
  let timer: ReturnType<typeof setTimeout> | undefined;
  const late = new Promise<never>((_resolve, reject) => {
    timer = setTimeout(() => reject(new TimeoutError(message)), identityTimeout);
  });
  try {
    return await Promise.race([promise, late]);
  } finally {
    clearTimeout(timer);
  }
}
