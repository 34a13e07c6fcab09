package dev.jacquard.junit;

import java.lang.annotation.Documented;
import java.lang.annotation.ElementType;
import java.lang.annotation.Retention;
import java.lang.annotation.RetentionPolicy;
import java.lang.annotation.Target;
import org.junit.jupiter.api.TestTemplate;
import org.junit.jupiter.api.extension.ExtendWith;

/**
 * A test method that is run in every interleaving of the threads that it starts.
 *
 * <p>It is a test by itself, without {@code @Test}; it also stands beside
 * {@code @ParameterizedTest}, whose arguments must then be {@link java.io.Serializable}.
 *
 * <p>The test passes if all interleavings were explored and none fails: no exception in any thread,
 * no deadlock, no data race. It runs in another JVM. There every execution starts with fresh static
 * state, calls {@code @BeforeAll}, makes a new instance of the test class (and of those that
 * enclose it), calls {@code @BeforeEach}, the method, {@code @AfterEach} and {@code @AfterAll}. In
 * JUnit's own JVM only the constructor, {@code @BeforeAll} and {@code @AfterAll} run.
 *
 * <p>Each attribute is also an option of the command {@code jacquard check}, and a system property
 * such as {@code jacquard.steps}, which comes before the attribute and holds for all tests of the
 * run.
 */
@Target({ElementType.METHOD, ElementType.ANNOTATION_TYPE})
@Retention(RetentionPolicy.RUNTIME)
@Documented
@TestTemplate
@ExtendWith(EveryInterleavingExtension.class)
public @interface EveryInterleaving {
  /** How long to explore, such as {@code 500ms}, {@code 60s}, {@code 2m} or ISO's {@code PT1M}. */
  String budget() default "60s";

  /** How many executions are explored at most; 0 for as many as there are. */
  long executions() default 0;

  /** What to do about plain accesses. */
  Races races() default Races.REPORT;

  /** An execution with more steps than this is cut. */
  int steps() default 10_000;

  /**
   * The string that a failing test printed: only that execution is run. The system property {@code
   * jacquard.replay} does the same and comes first.
   */
  String replay() default "";

  /** What threads run on. */
  Carrier carrier() default Carrier.AUTO;

  /**
   * Names of classes of {@code java.util.concurrent} that have a model, or {@code all}: the JDK's
   * own code runs for them instead, in many small steps. The system property {@code jacquard.deep}
   * does the same and comes first.
   */
  String[] deep() default {};

  /** Whether the test passes if no failure was found, but not everything was explored. */
  boolean allowIncomplete() default false;

  /** Whether the test fails if its verdict rests on assumptions. */
  boolean strict() default false;

  /** When the time limits of waits pass. */
  TimeLimits timeLimits() default TimeLimits.LONG;

  /** How long a time limit is that counts as a long one, such as {@code 500ms} or {@code 1s}. */
  String longLimit() default "1s";

  /** How time passes where the program decides something by a clock. */
  Time time() default Time.ONE;

  /** Whether waits may return, and weak compare-and-set fail, without a reason. */
  boolean spurious() default false;

  /** Whether executions that differ only in an exchange of equal threads are explored. */
  Symmetry symmetry() default Symmetry.AUTO;

  /** How executions that differ only in the order of independent steps are avoided. */
  Reduction reduction() default Reduction.AUTO;

  /** Such as {@code preemptions=2}: only executions with at most so many preemptions. */
  String bound() default "";

  /**
   * So many random executions are run, instead of a search. Since that is never everything, such a
   * test needs {@link #allowIncomplete}.
   */
  long random() default 0;

  /**
   * Such as {@code 1000} or {@code 1000:3}: so many executions are run by random priorities, which
   * change two times in the second case, instead of a search. Since that is never everything, such
   * a test needs {@link #allowIncomplete}.
   */
  String pct() default "";

  /** The seed of {@link #random} and {@link #pct}, a number; a new one in each run if empty. */
  String seed() default "";

  /** Whether the search goes on after the first failure, and all that it finds are told. */
  boolean continueOnFailure() default false;

  /** Whether a failing execution is shown as it was found, not the one that is easiest to read. */
  boolean noShrink() default false;

  /** Whether no other searches are tried beside one that will not end within its budget. */
  boolean noPortfolio() default false;

  /** Whether every execution is run, also those that follow from what threads did in others. */
  boolean noLearning() default false;
}
