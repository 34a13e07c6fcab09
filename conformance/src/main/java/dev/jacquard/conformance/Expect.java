package dev.jacquard.conformance;

import java.lang.annotation.ElementType;
import java.lang.annotation.Retention;
import java.lang.annotation.RetentionPolicy;
import java.lang.annotation.Target;

/** What the exploration of a public static method without parameters must find. */
@Retention(RetentionPolicy.RUNTIME)
@Target(ElementType.METHOD)
public @interface Expect {
  /** All results that the method returns, and no others; not looked at if there are none here. */
  String[] outcomes() default {};

  /** How many executions there are, if that is known. */
  long executions() default -1;

  /** How many executions there are up to exchanges of threads that observe the same values. */
  long values() default -1;

  /** How many executions there are up to exchanges of threads that read the same writes. */
  long readsFrom() default -1;

  /** Whether there are too many executions for an exploration without symmetry. */
  boolean large() default false;

  /** What tells threads apart that look alike, by parts of the sentences. */
  String[] toldApart() default {};

  /** The types of failure, by their labels. */
  String[] failures() default {};

  /** Whether the exploration ends with the first failure, where all would take too long. */
  boolean first() default false;

  /** What is not under control, by a part of the sentence. */
  String uncontrolled() default "";

  /** {@code report}, {@code explore} or {@code ignore}. */
  String races() default "report";

  /**
   * When time limits pass: {@code any}, {@code long} (those of 1 s and more last) or {@code last}.
   */
  String limits() default "any";

  /** How time passes where the program decides by a clock: {@code one} or {@code explore}. */
  String time() default "one";

  /** Whether waits may return, and weak compare-and-set fail, without a reason. */
  boolean spurious() default false;

  /** What the result rests on, by the names of all premises; not looked at if this is one name. */
  String[] assumed() default NOT_LOOKED_AT;

  /** The word for what is not looked at. */
  String NOT_LOOKED_AT = "?";

  /** The first JDK that has what the program uses. */
  int minJdk() default 17;

  /** Whether the outcomes and failures must be the same without any model. */
  boolean deep() default true;

  /** Why not, if the program is not explored without models. */
  String reason() default "";
}
