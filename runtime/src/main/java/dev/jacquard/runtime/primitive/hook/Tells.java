package dev.jacquard.runtime.primitive.hook;

import java.lang.annotation.ElementType;
import java.lang.annotation.Retention;
import java.lang.annotation.RetentionPolicy;
import java.lang.annotation.Target;

/**
 * All that a thread gets to know of others by the annotated class or method is what its steps tell:
 * the state of the location of each step as it was before, as far as its {@code Kind} observes it.
 *
 * <p>Whatever has hooks and does not say so is taken to know more: a search that learns what
 * threads do tells a thread apart behind such code by all that may have led there ({@code
 * Control.hides}). So a class that is forgotten here costs runs, and never an execution.
 */
@Retention(RetentionPolicy.RUNTIME)
@Target({ElementType.TYPE, ElementType.METHOD})
public @interface Tells {
  /** Why that is so. */
  String value();
}
