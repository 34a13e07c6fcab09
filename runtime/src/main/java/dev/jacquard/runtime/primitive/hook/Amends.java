package dev.jacquard.runtime.primitive.hook;

import java.lang.annotation.ElementType;
import java.lang.annotation.Retention;
import java.lang.annotation.RetentionPolicy;
import java.lang.annotation.Target;

/**
 * The static methods of the annotated class are given what methods of the same name of another
 * class are about to return, then the receiver of these, if they have one, and all their arguments.
 * What they answer is returned instead.
 */
@Retention(RetentionPolicy.RUNTIME)
@Target(ElementType.TYPE)
public @interface Amends {
  Class<?> value();
}
