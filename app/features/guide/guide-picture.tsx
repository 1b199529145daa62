import { Drawing } from "#app/ui/drawing.tsx";
import type { GuideSection } from "#content/guide-page.ts";

interface GuidePictureProps {
  picture: NonNullable<GuideSection["picture"]>;
  /** For the one picture that is seen first. */
  first?: boolean;
  className?: string;
}

/** A picture that the words of a guide page name. */
export function GuidePicture({ picture: { id, alt }, ...drawing }: GuidePictureProps) {
  return <Drawing src={`/pictures/${id}.svg`} alt={alt} {...drawing} />;
}
