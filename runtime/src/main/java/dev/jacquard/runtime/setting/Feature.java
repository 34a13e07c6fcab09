package dev.jacquard.runtime.setting;

import java.util.Arrays;
import java.util.Locale;
import java.util.Optional;

/**
 * Something that few programs look at. It is no step, or not remembered, until a run looks at it;
 * then the exploration begins again ({@link Restart}). Replay strings spell the names.
 */
public enum Feature implements Discovery {
  /** Threads can see if others have ended, so that ending is a step. */
  LIVES("looks whether threads have ended"),
  /** Threads interrupt others, so that interruptible operations look for it. */
  INTERRUPTS("interrupts threads"),
  /**
   * Loops look whether locks are taken that other loops take in their rounds, so that to take one
   * and to give it back has an effect.
   */
  LOCKS("has loops that look whether locks are taken that other loops take while they wait"),
  /** Threads look at how large a concurrent map is, so that counting is a step. */
  SIZES("asks a concurrent map for its size"),
  /** Results of futures are replaced, so that to know one does not mean to know what it will be. */
  OBTRUSIONS("replaces results of futures"),
  /** Threads count what waits for futures, so that waiting threads and fired actions matter. */
  DEPENDENTS("counts what waits for futures"),
  /** Pools have more tasks at once than workers, so that to get a worker is a step. */
  CROWDS("has more tasks in a pool than the pool has workers"),
  /** Threads look at the queue or the numbers of a thread pool, so that it runs deep. */
  POOLS("looks into a thread pool"),
  /** Threads wait with time limits, so that leaving a queue of waiters is a step. */
  LIMITS("waits with a time limit"),
  /** Threads wait for more than one permit, so that the queue of a semaphore matters. */
  AMOUNTS("waits for more than one permit of a semaphore"),
  /**
   * An object is published without order, so that plain accesses are remembered one by one even
   * while only one thread uses it.
   */
  PUBLICATIONS("hands objects from thread to thread without order"),
  /**
   * What is done to objects that the JDK made for itself is told, whoever shares them: a search
   * that learns needs to know all that threads observe.
   */
  INSIDES("shares objects that the JDK made for it"),
  /** Threads use entries of maps by themselves, so that it is known to which map one belongs. */
  ENTRIES("uses entries of maps by themselves"),
  /**
   * Threads use texts, boxed numbers and the like as more than values, so that these are named as
   * other objects are.
   */
  VALUES("takes texts or boxed values for locks"),
  /** Threads look at the states of others, so that to begin and to end a wait are steps. */
  STATES("looks at the states of threads"),
  /** Threads count each other, so that beginning and ending are steps on their number. */
  GROUPS("counts threads"),
  /** Threads take the monitors of threads, so that the end of one takes its monitor too. */
  THREADS("takes the monitors of threads"),
  /** Threads wait for signals of threads, which the end of one gives. */
  FAREWELLS("waits for signals of threads"),
  /** Plain accesses race, so that it matters when a thread runs up to its first step. */
  RACES("has a data race"),
  /**
   * The program says something of its executions ({@code Jacquard.outcome}), so that each of them
   * is run: none is derived from others, and none stands for its images under symmetry.
   */
  REMARKS("says something of its executions");

  private final String does;

  Feature(String does) {
    this.does = does;
  }

  /** Its name in replay strings. */
  public String word() {
    return name().toLowerCase(Locale.ROOT);
  }

  static Optional<Feature> of(String word) {
    return Arrays.stream(values()).filter(feature -> feature.word().equals(word)).findFirst();
  }

  @Override
  public Settings in(Settings settings) {
    Settings more = settings.with(settings.observed().with(this));
    return this == REMARKS ? more.withoutSymmetry() : more;
  }

  /** What a program says is no step. */
  @Override
  public boolean changesSteps() {
    return this != REMARKS;
  }

  @Override
  public String sentence() {
    return "the program " + does;
  }
}
