import type { ApiError } from "#api/errors/errors.ts";

/** The error of a call that must fail. */
export async function failure(
  call: Promise<unknown>,
): Promise<Pick<ApiError, "status" | "code" | "message">> {
  return call.then(
    () => {
      throw new Error("the call should have failed");
    },
    ({ status, code, message }: ApiError) => ({ status, code, message }),
  );
}
