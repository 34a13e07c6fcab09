package dev.jacquard.libraries;

import dev.jacquard.kernel.option.RacePolicy;
import dev.jacquard.kernel.option.TimeLimits;
import java.lang.annotation.ElementType;
import java.lang.annotation.Retention;
import java.lang.annotation.RetentionPolicy;
import java.lang.annotation.Target;

/**
 * The annotated class is a scenario in which a published version of a library fails, and a later
 * one does not. It has a method {@code void run()}.
 */
@Retention(RetentionPolicy.RUNTIME)
@Target(ElementType.TYPE)
public @interface FixedBug {
  /** Where the bug is reported. */
  String issue();

  /** The library, by its artifact. */
  String library();

  /** The version that fails. */
  String broken();

  /** The version that does not. */
  String fixed();

  /** How the broken version fails: the label of a failure type. */
  String failure();

  /** Other jars that the library needs. */
  String[] with() default {};

  /** What to do about plain accesses. */
  RacePolicy races() default RacePolicy.REPORT;

  /** When time limits pass. */
  TimeLimits timeLimits() default TimeLimits.LONG;
}
